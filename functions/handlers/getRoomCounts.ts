import { getRoomCounts } from '../../shared/contracts/counts.ts';
import { implement } from '../runtime/implement.ts';
import { answerCounts, countPorts } from '../search/countSearch.ts';

export const handler = implement(getRoomCounts, countPorts, ({ query }, ports) => answerCounts(query, ports));
