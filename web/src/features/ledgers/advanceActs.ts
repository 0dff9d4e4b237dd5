import { type AdvanceState, advanceMoves } from '../../../../shared/rules/advanceLife.ts';

/** Acts of an owner on an advance; `more` is a refund of which none is due. */
export interface AdvanceActs {
  receive: boolean;
  miss: boolean;
  waive: boolean;
  refund?: 'due' | 'more' | undefined;
}

/** State of an advance; `waived` where its owner wants no more of it. */
interface ActedAdvance {
  status: AdvanceState;
  waived?: true | undefined;
}

/** Acts that the owner of a booking has on its advance, by the table of its life; `stands` says that the booking does. */
export function advanceActs({ status: state, waived }: ActedAdvance, stands: boolean): AdvanceActs {
  const own = Object.entries(advanceMoves)
    .filter(([, { from, by }]) => from === state && by === 'owner')
    .map(([move]) => move);
  const may = (...moves: (keyof typeof advanceMoves)[]) => moves.some((move) => own.includes(move));
  return {
    receive: may('receive', 'receiveLater', 'receiveDisputed'),
    miss: may('miss', 'missAgain'),
    waive: stands && !waived && may('waive', 'waiveUnseen'),
    refund: may('refund') ? 'due' : !stands && may('giveMore') ? 'more' : undefined,
  };
}
