// Something fetched by its address, once.

/** Remember what was loaded last; a failed load is tried again. */
export function kept<T>(load: (address: string) => Promise<T>): (address: string) => Promise<T> {
  let last: { address: string; value: Promise<T> } | null = null;
  return (address) => {
    if (last?.address !== address) last = { address, value: load(address) };
    const { value } = last;
    value.catch(() => (last = null));
    return value;
  };
}
