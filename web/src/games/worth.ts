/** What a place that scores is worth and to whom, and which side holds it. */
export function worthTold(points: number, when: string, side: string, holder: string | undefined): string {
  const worth = [points, points === 1 ? 'point' : 'points', when].filter((word) => word !== '').join(' ');
  return `${worth} for the ${side} side; held by ${holder ? `the ${holder} side` : 'nobody'} now`;
}
