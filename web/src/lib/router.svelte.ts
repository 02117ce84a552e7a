// The address bar: one path, matched by App. Our own links do not reload the page.
let path = $state(location.pathname);
let query = $state(location.search);

export const route = {
  get path() {
    return path;
  },
  get query() {
    return new URLSearchParams(query);
  },
};

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  read();
  scrollTo(0, 0);
}

function read(): void {
  path = location.pathname;
  query = location.search;
}

addEventListener('popstate', read);
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    link.pathname.startsWith('/api')
  )
    return;
  event.preventDefault();
  if (link.hash && link.pathname === location.pathname) document.querySelector(link.hash)?.scrollIntoView();
  else go(link.pathname + link.search);
});
