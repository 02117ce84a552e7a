// Who won, and with how many points: players or teams.
import type { Score } from '../api/types';

export const winningPoints = ({ teams, team_totals, totals }: Score): number =>
  Math.max(...(teams.length ? team_totals : totals));

/** Whether several players, or several teams (C63), share the victory. */
export const isShared = ({ winners, teams }: Score): boolean => winners.length > (teams[0]?.length ?? 1);
