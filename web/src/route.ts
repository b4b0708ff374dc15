/** Where the reader is: the part of the address after #. Links are plain anchors, so back and forward just work. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'join'; invitation: string }
  | { page: 'table'; table: string; at: number | null; perspective: string | null; tutorial: boolean }
  /** What one side knows of a game, to look at only. */
  | { page: 'screen'; table: string; key: string }
  | { page: 'rules'; game: string; clause: string | null }
  /** A record, packed into the link by `record.ts`. */
  | { page: 'record'; packed: string }
  /** A record or a position that somebody pastes. */
  | { page: 'paste' }
  | { page: 'settings' }
  | { page: 'ladder' }
  /** A personal key. */
  | { page: 'key'; key: string }
  /** A link in a notice. */
  | { page: 'notice'; what: 'stop' | 'confirm'; link: string }
  | { page: 'study' }
  | { page: 'lost'; address: string };

export function parseRoute(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?');
  const parts = decoded(path);
  if (!parts) return { page: 'lost', address: hash };
  const values = new URLSearchParams(query);
  switch (parts[0]) {
    case undefined:
      return { page: 'home' };
    case 'settings':
      return { page: 'settings' };
    case 'study':
      return { page: 'study' };
    case 'paste':
      return { page: 'paste' };
    case 'ladder':
      return { page: 'ladder' };
    case 'key':
      if (parts[1]) return { page: 'key', key: parts[1] };
      break;
    case 'stop':
    case 'confirm':
      if (parts[1]) return { page: 'notice', what: parts[0], link: parts[1] };
      break;
    case 'new':
      if (parts[1]) return { page: 'new', game: parts[1] };
      break;
    case 'join':
      if (parts[1]) return { page: 'join', invitation: parts[1] };
      break;
    case 'record':
      if (parts[1]) return { page: 'record', packed: parts[1] };
      break;
    case 'screen':
      if (parts[1] && parts[2]) return { page: 'screen', table: parts[1], key: parts[2] };
      break;
    case 'rules':
      if (parts[1]) return { page: 'rules', game: parts[1], clause: parts[2] ?? null };
      break;
    case 'table':
      if (parts[1]) {
        const at = values.get('at');
        return {
          page: 'table',
          table: parts[1],
          at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
          perspective: values.get('perspective') ?? values.get('lens'), // its former name in links
          tutorial: values.has('tutorial'),
        };
      }
  }
  return { page: 'lost', address: hash };
}

/** The parts of a path, or nothing where it is no address at all, as with a lone percent sign. */
function decoded(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
