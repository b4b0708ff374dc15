/** The colors of the printed sheet. */
export const PAPER = '#F5EEDD';
export const DESK = '#D9CCAE';
export const DESK_BY_NIGHT = '#221E17';
export const INK = '#2A241C';
export const WOODS_FILL = '#C6D2A4';
export const WOODS_EDGE = '#7E9A5C';
export const WOODS_BAND = '120,148,84';
export const CROWN = 'rgb(158,180,118)';
export const CROWN_SHADE = 'rgba(96,122,66,.75)';
export const HACHURE = 'rgb(122,82,44)';
export const MARSH_WASH = 'rgba(150,190,196,.30)';
export const MARSH_STROKE = '#6FA3B5';
export const RIVER_FILL = '#74A7C6';
export const RIVER_CASING = '#3E7398';
export const RIVER_NAME = '#2C628A';
export const MAIN_FILL = '#E0935F';
export const MAIN_CASING = '#7A3C20';
export const SECONDARY = '#A36A44';
export const TOWN_GROUND = 'rgba(226,184,160,.72)';
export const CITY_GROUND = 'rgba(222,164,140,.85)';
export const GROUND_RIM = 'rgba(140,80,60,.45)';
export const BLOCK = { village: '#5B4A41', town: '#7A4034', city: '#6E352B' } as const;
export const HEX_NUMBER = 'rgba(84,66,34,.42)';
export const HALO = 'rgba(245,238,221,.92)';
export const FRONT_GERMAN = '74,92,114';
export const FRONT_ALLIED = '122,116,38';
export const FRONT_PAST = 'rgba(120,30,24,.75)';
export const BLOWN = '#B3261E';
export const SELECTION = '#FFD23F';
export const ACTION = '#15578A';
export const ATTACK = '#B02A1C';

export const SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,"Book Antiqua",Georgia,serif';
export const SANS = '"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,system-ui,sans-serif';
export const NARROW = '"Arial Narrow","Roboto Condensed","Liberation Sans Narrow","Nimbus Sans Narrow",Arial,sans-serif';

/** The hex grid may be fainter on a small map. */
export function gridColor(scale: number): string {
  return `rgba(84,66,34,${(0.13 + 0.07 * Math.min(1, Math.max(0, (scale - 28) / 60))).toFixed(3)})`;
}
