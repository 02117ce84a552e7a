// Whether the browser has a network at all.
let online = $state(navigator.onLine);

export const network = {
  get online() {
    return online;
  },
};

addEventListener('online', () => (online = true));
addEventListener('offline', () => (online = false));
