// Finding a rule: paragraphs that contain every word typed, or that explain the rule with that number.
import type { RulesPage, RulesParagraph, RulesSection } from '../api/types';
import { render } from '../lib/i18n.svelte';
import { wordsOf } from '../lib/text';

export interface Found {
  sections: RulesSection[];
  count: number;
}

/** The sections with their matching paragraphs; all of them if the search is empty. */
export function search(page: RulesPage, asked: string): Found {
  const words = wordsOf(asked.toLowerCase());
  const sections = page.sections
    .map((section) => ({ ...section, paragraphs: section.paragraphs.filter((one) => answers(section, one, words)) }))
    .filter((section) => section.paragraphs.length);
  return { sections, count: sections.reduce((sum, section) => sum + section.paragraphs.length, 0) };
}

function answers(section: RulesSection, paragraph: RulesParagraph, words: string[]): boolean {
  const text = `${render(section.title)} ${render(paragraph.message)}`.toLowerCase();
  const numbers = paragraph.rules.map((number) => number.toLowerCase());
  return words.every((word) => text.includes(word) || numbers.includes(word));
}

/** The address of a paragraph within its page. */
export const anchorOf = (section: RulesSection, paragraph: RulesParagraph): string => `${section.id}-${paragraph.id}`;
