// A lesson is data: a fixed deal, and for every decision of the learner the steps that lead to the move it asks for.
// The table and the screen alone say where the learner is, so a lesson can be left at any moment.

export interface Step {
  id: string;
  /** What the step is about: a selector for each thing in the spotlight. */
  on: string[];
  /** Done when this is on the screen; without it, when the step has been read or the move of its turn is made. */
  opens?: string;
  /** The numbers of the rules that its text explains (docs/rules). */
  rules: string[];
}

/** The steps before one decision; the last turn asks for no move and ends the lesson. */
export interface Turn {
  sequence: number;
  move?: string;
  steps: Step[];
}

export interface Lesson {
  game: string;
  options: Record<string, boolean | number | string | string[]>;
  seed: number;
  bot: string;
  turns: Turn[];
}

/** A step, and what it waits for. */
export interface Scene {
  turn: Turn;
  step: Step;
  waits: 'reading' | 'opening' | 'move' | 'end';
}

type IsShown = (selector: string) => boolean;

export const scenesOf = (lesson: Lesson): Scene[] =>
  lesson.turns.flatMap((turn) => turn.steps.map((step) => ({ turn, step, waits: waitsFor(turn, step) })));

function waitsFor(turn: Turn, step: Step): Scene['waits'] {
  if (step.opens) return 'opening';
  if (step !== turn.steps.at(-1)) return 'reading';
  return turn.move ? 'move' : 'end';
}

/** The step that comes next, given the one before, the decisions made at the table and what is on the screen. */
export function settle(scenes: Scene[], at: number, sequence: number, isShown: IsShown): number {
  let index = onTurn(scenes, at, sequence);
  while (scenes[index]!.waits === 'opening' && isShown(scenes[index]!.step.opens!)) index += 1;
  return reopen(scenes, index, isShown);
}

/** The table decides which turn it is; a learner who plays on after the last one stays at its end. */
function onTurn(scenes: Scene[], at: number, sequence: number): number {
  const turn = (scenes.find((scene) => scene.turn.sequence >= sequence) ?? scenes.at(-1)!).turn;
  return scenes[at]?.turn === turn ? at : scenes.findIndex((scene) => scene.turn === turn);
}

/** Go back to the step that opens what has been closed since. */
function reopen(scenes: Scene[], index: number, isShown: IsShown): number {
  const { turn } = scenes[index]!;
  const opener = scenes.findLastIndex((scene, i) => i < index && scene.turn === turn && scene.waits === 'opening');
  if (opener < 0 || isShown(scenes[opener]!.step.opens!)) return index;
  return reopen(scenes, opener, isShown);
}

/** A lesson asks for one move; where that is not legal (bots of another version played otherwise), any move will do. */
export function allows(turn: Turn, move: string, legal: { move: string }[]): boolean {
  return turn.move === undefined || turn.move === move || !legal.some((one) => one.move === turn.move);
}
