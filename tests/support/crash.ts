import type { Table } from '../../functions/runtime/table.ts';

export class Crash extends Error {}

/**
 * A table through a process that dies at its `step`-th call: half of the time before the call goes out (even
 * steps), half of the time after it was carried out but before the answer is seen (odd steps).
 */
export function dyingAt(step: number, table: Table): Table {
  let calls = 0;
  const client = new Proxy(table.client, {
    get: (target, property, receiver) => {
      if (property !== 'send') return Reflect.get(target, property, receiver);
      return async (command: Parameters<typeof target.send>[0]) => {
        const current = calls++;
        if (current * 2 === step) throw new Crash();
        const answer = await target.send(command);
        if (current * 2 + 1 === step) throw new Crash();
        return answer;
      };
    },
  });
  return { ...table, client };
}
