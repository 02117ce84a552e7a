// The routes of the analysis of a finished game.
import { call } from '../api/client';
import type { AnalysisProgress, DecisionDetails, GameAnalysis } from '../api/types';

const path = (id: string): string => `/api/tables/${id}/analysis`;

/** Ask for the analysis and how far it is: a light one comes first; `refine` asks for a full one too. */
export const askAnalysis = (id: string, refine: boolean) => call<AnalysisProgress>('POST', path(id), { refine });
/** How far it is; this starts nothing. */
export const readProgress = (id: string) => call<AnalysisProgress>('GET', `${path(id)}/progress`);
export const readAnalysis = (id: string) => call<GameAnalysis>('GET', path(id));
export const readDecision = (id: string, step: number, seat: number) =>
  call<DecisionDetails>('GET', `${path(id)}/${step}/${seat}`);
