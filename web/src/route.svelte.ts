import { parseRoute, type Route } from './route.ts';

export const where = $state<{ route: Route }>({ route: parseRoute(location.hash) });

window.addEventListener('hashchange', () => {
  where.route = parseRoute(location.hash);
});

export function go(hash: string): void {
  location.hash = hash;
}
