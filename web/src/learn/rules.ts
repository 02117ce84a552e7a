// Finding a rule: paragraphs that hold all the words that were typed, or that explain a rule of that number.
import type { RulesPage, RulesParagraph, RulesSection } from '../api/types';
import { wordsOf } from '../lib/text';

export interface Found {
  sections: RulesSection[];
  count: number;
}

/** The sections with the paragraphs that answer; all of them where nothing is asked. */
export function search(page: RulesPage, asked: string): Found {
  const words = wordsOf(asked.toLowerCase());
  const sections = page.sections
    .map((section) => ({ ...section, paragraphs: section.paragraphs.filter((one) => answers(section, one, words)) }))
    .filter((section) => section.paragraphs.length);
  return { sections, count: sections.reduce((sum, section) => sum + section.paragraphs.length, 0) };
}

function answers(section: RulesSection, paragraph: RulesParagraph, words: string[]): boolean {
  const text = `${section.title} ${paragraph.text}`.toLowerCase();
  const numbers = paragraph.rules.map((number) => number.toLowerCase());
  return words.every((word) => text.includes(word) || numbers.includes(word));
}

/** The address of a paragraph within its page. */
export const anchorOf = (section: RulesSection, paragraph: RulesParagraph): string => `${section.id}-${paragraph.id}`;
