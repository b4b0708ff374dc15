import { Layout } from '../layout.ts';
import { type Compass, type MapModel, quarterTurns } from '../model.ts';
import { type Areas, makeAreas } from './areas.ts';
import { makeRivers, type River } from './rivers.ts';
import { makeRoads, type RoadNet } from './roads.ts';
import { makeTowns, type Town } from './towns.ts';

/** Everything about a map that never changes in play, in pitches, for one way of laying the sheet. */
export interface Shapes {
  model: MapModel;
  layout: Layout;
  top: Compass;
  areas: Areas;
  rivers: River[];
  roads: RoadNet;
  towns: Town[];
}

const COMPASS: Compass[] = ['north', 'east', 'south', 'west'];

export function layoutFor(model: MapModel, top: Compass): Layout {
  return new Layout(model.grid, quarterTurns(model.up, top));
}

export function makeShapes(model: MapModel, top: Compass): Shapes {
  const layout = layoutFor(model, top);
  const onSheet = (edge: Compass) => COMPASS[(COMPASS.indexOf(edge) - COMPASS.indexOf(top) + 4) % 4];
  const roads = makeRoads(model, layout, onSheet);
  return {
    model,
    layout,
    top,
    roads,
    areas: makeAreas(model, layout),
    rivers: makeRivers(model, layout),
    towns: makeTowns(model, layout, roads),
  };
}
