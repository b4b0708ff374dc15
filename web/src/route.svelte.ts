import { parseRoute, type Route } from './route.ts';

export const where = $state<{ route: Route }>({ route: parseRoute(location.hash) });

/** What is done before another page is shown, while this one is still there. */
export const leaving = new Set<() => void>();

window.addEventListener('hashchange', () => {
  for (const act of leaving) act();
  where.route = parseRoute(location.hash);
});

export function go(hash: string): void {
  location.hash = hash;
}
