import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Parts, ThreatTo, Threats } from '../../src/api/types.ts';
import type { HexController } from '../../src/table/controller.svelte.ts';
import { Overlays } from '../../src/table/overlays.svelte.ts';
import { strengthOf, Threat, unitsOf } from '../../src/table/threat.svelte.ts';
import ThreatCard from '../../src/table/ThreatCard.svelte';

afterEach(cleanup);

const threats: Threats = {
  type: 'Threats',
  side: 'german',
  when: 'German 1st Operation Phase, December 18',
  hexes: [
    { hex: '1,1', units: 2, sure: 1, strength: 40, atMost: 95 },
    { hex: '2,1', units: 1, sure: 0, strength: 0, atMost: 55 },
  ],
  notes: [{ clause: 'breakthrough 7.4b', why: 'German units have the most OP the rules allow.' }],
};
const threatTo: ThreatTo = {
  type: 'ThreatTo',
  side: 'german',
  when: threats.when,
  hex: '1,1',
  strength: 40,
  atMost: 95,
  notes: [],
  attackers: [
    { unit: '3/2PZ', at: '3,1', from: '1,2', left: 8, sure: true, how: 'in normal mode', strength: 40, atMost: 40 },
    { unit: '2/2PZ', at: '5,1', from: '1,2', left: 6, sure: false, how: 'if in travel mode now', strength: 40, atMost: 55 },
  ],
};

function table(side = 'american', toDecide = 'american') {
  const names = ['0,0', '1,1', '2,1'];
  const ask = vi.fn(async (question: Parts) => ({ answer: question.places ? threatTo : threats }));
  const controller = {
    session: { side, state: { toDecide, seats: [{ side: 'american' }, { side: 'german' }] }, ask, tell: vi.fn() },
    ground: { hex: (name: string) => names.indexOf(name) },
    board: {
      pieces: [
        { id: '422/106', own: true, hex: 1 },
        { id: '9/2', own: true, hex: 0 },
        { id: '3/2PZ', own: false, hex: 2 },
      ],
    },
    answers: { pointed: -1 },
    hex: -1,
    cursor: -1,
    hexId: (hex: number) => names[hex],
    hexName: (hex: number) => names[hex],
    piece: () => null,
    threatLayer: { setThreat: vi.fn() },
    map: null,
  } as unknown as HexController;
  const threat = new Threat(controller);
  Object.assign(controller, { threat });
  return { controller, threat, ask };
}

describe('the threat overlay', () => {
  it('asks what the other side could attack, and draws it', async () => {
    const { threat, ask, controller } = table();
    await threat.trace();
    expect(ask).toHaveBeenCalledWith({ verb: 'threat', words: ['german'] });
    expect(threat.hexes.get(1)).toMatchObject({ units: 2, sure: 1 });
    expect(controller.threatLayer.setThreat).toHaveBeenCalledWith(threat.hexes);
  });

  it('lists own units in reach and leaves out those that are safe', async () => {
    const { threat } = table();
    await threat.trace();
    expect(threat.inDanger.map((d) => d.names)).toEqual(['422/106']);
  });

  it('asks once for each hex who threatens it, and never for a hex nobody threatens', async () => {
    const { threat, ask, controller } = table();
    await threat.trace();
    controller.hex = 1;
    await threat.point(1);
    await threat.point(1);
    await threat.point(0);
    expect(ask.mock.calls.map(([q]) => q)).toEqual([
      { verb: 'threat', words: ['german'] },
      { verb: 'threat', words: ['german'], places: ['1,1'] },
    ]);
    expect(threat.about?.attackers).toHaveLength(2);
  });

  it('drops an answer that comes after the overlay was closed', async () => {
    const { threat } = table();
    const coming = threat.trace();
    threat.forget();
    await coming;
    expect(threat.hexes.size).toBe(0);
  });

  it('shows a spectator what the side that waits could attack', async () => {
    const { threat } = table('public', 'german');
    expect(threat.enemy).toBe('american');
  });

  it('tells the hex chosen, unit by unit, with the assumptions and their clauses', async () => {
    const { controller, threat } = table();
    await threat.trace();
    controller.hex = 1;
    await threat.point(1);
    render(ThreatCard, { controller, narrow: false, close: () => {} });
    expect(screen.getByText('3/2PZ').closest('li')?.textContent).toContain('in normal mode, 8 left · strength 40');
    expect(screen.getByText('2/2PZ').closest('li')?.textContent).toContain('strength at most 55');
    expect(screen.getByRole('link', { name: '7.4b' })).toBeTruthy();
  });
});

describe('figures of a threat', () => {
  it('say what is known and what is the most', () => {
    expect(strengthOf({ strength: 40, atMost: 40 })).toBe('strength 40');
    expect(strengthOf({ strength: 40, atMost: 95 })).toBe('strength 40, at most 95');
    expect(strengthOf({ strength: 0, atMost: 55 })).toBe('strength at most 55');
    expect(unitsOf({ units: 1, sure: 1 })).toBe('1 unit');
    expect(unitsOf({ units: 3, sure: 0 })).toBe('possibly 3 units');
    expect(unitsOf({ units: 3, sure: 1 })).toBe('1 of 3 units surely');
  });
});

describe('overlays by key', () => {
  it('go on and off and say so', () => {
    const overlays = new Overlays();
    expect(overlays.toggle('threat')).toBe('Threat shown.');
    expect(overlays.toggle('threat')).toBe('Threat hidden.');
  });

  it('go through the historical fronts and back to none', () => {
    const overlays = new Overlays();
    const days = ['1944-12-16', '1944-12-18'];
    expect([1, 2, 3].map(() => overlays.nextDay(days))).toEqual(['Front of 16 Dec.', 'Front of 18 Dec.', 'No historical front.']);
  });
});
