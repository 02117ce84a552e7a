// Addresses: a pattern names the parts that vary, as in `/t/:id/replay`.

/** The parts that vary, by name; null if the address does not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i]!;
    if (!(part.startsWith(':') ? isWord(value) : part === value)) return null;
    if (part.startsWith(':')) found[part.slice(1)] = value;
  }
  return found;
}

const isWord = (text: string): boolean => /^\w+$/.test(text);
