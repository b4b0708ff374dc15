/** Where a browser forbids a page to store anything, settings and seats last as long as the tab, and the page still works. */
function forTheTab(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (i) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  };
}

export function ensureStorage(page: Window & typeof globalThis = window): void {
  try {
    page.localStorage.getItem('salient');
  } catch {
    Object.defineProperty(page, 'localStorage', { value: forTheTab(), configurable: true });
  }
}

ensureStorage();
