// Renders messages in one language: the twin of the server's src/heptapolis/i18n/speech.py.
//
// An argument may be a message itself. Its attributes are arguments too: `$card-acc` is the attribute `acc` of the
// message `$card`, or its text if the language has no such attribute for it.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Message } from '../api/types';

type Argument = NonNullable<Message['args']>[string];
type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['attributes'][string];

/** The pseudo-language counts like the one that it is made from. */
const COUNTS_LIKE: Record<string, string> = { 'en-XA': 'en' };

export class Speech {
  /** What it says beyond the texts that it began with. */
  readonly parts = new Set<string>();
  private bundle: FluentBundle;
  private variables = new Map<Pattern, string[]>();

  constructor(
    readonly language: string,
    texts: string,
  ) {
    this.bundle = new FluentBundle(COUNTS_LIKE[language] ?? language, { useIsolating: false });
    this.add(texts);
  }

  add(texts: string): void {
    this.bundle.addResource(new FluentResource(texts));
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text of a message, or of an attribute of it. */
  say(message: Message, attribute = ''): string {
    const found = this.bundle.getMessage(message.id);
    const pattern = found?.attributes[attribute] ?? found?.value;
    if (pattern === undefined || pattern === null) return message.id;
    const args = Object.fromEntries(this.used(pattern).map((name) => [name, this.fill(name, message)]));
    return this.bundle.formatPattern(pattern, args, []);
  }

  private fill(variable: string, { args = {} }: Message): string | FluentNumber {
    const hyphen = variable.indexOf('-');
    const [name, attribute] = hyphen < 0 ? [variable, ''] : [variable.slice(0, hyphen), variable.slice(hyphen + 1)];
    const value: Argument = args[name] ?? `$${name}`;
    if (typeof value === 'object') return this.say(value, attribute);
    return typeof value === 'string' ? value : new FluentNumber(value, { useGrouping: false });
  }

  private used(pattern: Pattern): string[] {
    const known = this.variables.get(pattern) ?? [...new Set(listVariables(pattern))];
    this.variables.set(pattern, known);
    return known;
  }
}

/** The arguments that a pattern uses. */
function listVariables(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'type' in part && part.type === 'var' && 'name' in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(listVariables)];
}
