// The page's first script, small and without imports from other chunks, so that it runs while the others are still compiled.
import { parseRoute } from './route.ts';
import { beginVisit } from './table/visit.ts';

beginVisit(parseRoute(location.hash));
