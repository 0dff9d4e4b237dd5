import { countRooms } from '../../shared/contracts/counts.ts';
import { implement } from '../runtime/implement.ts';
import { answerCounts, countPorts } from '../search/countSearch.ts';

export const handler = implement(countRooms, countPorts, ({ body }, ports) => answerCounts(body, ports));
