package salient.greatbattles.scenario;

import salient.kernel.rulebook.Clause;

/**
 * V58: what makes a lopsided scenario even between equal players. Ours, from the scenario's file.
 *
 * @param effect what it changes, in words for players
 * @param battle the scenario with the change
 */
@Clause("greatbattles V58")
public record Handicap(String effect, ScenarioDefinition battle) {}
