import type { ReactionKind, Rule, Setting } from '../api/types.ts';

/** A rule as it is usually chosen. */
export const usual = (kind: ReactionKind, rule: Rule): Setting => ({
  kind: kind.id,
  rule: rule.id,
  figure: rule.figure?.usual ?? null,
  order: rule.ranked.map((r) => r.id),
});

/** The settings with one kind settled by another rule, or asked again. */
export function settled(settings: Setting[], kind: ReactionKind, ruleId: string): Setting[] {
  const others = settings.filter((s) => s.kind !== kind.id);
  const rule = kind.rules.find((r) => r.id === ruleId);
  return rule ? [...others, usual(kind, rule)] : others;
}

/** An order of preference with one of its items a place further up. */
export const raised = (order: string[], i: number): string[] =>
  i === 0 ? order : [...order.slice(0, i - 1), order[i], order[i - 1], ...order.slice(i + 1)];
