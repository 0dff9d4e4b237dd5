import type { TemplateAlarm } from './alarmOf.ts';
import type { Fault } from './fault.ts';
import { ofAws, waitingFaults } from './faultsOfAws.ts';
import { ofProduct } from './faultsOfProduct.ts';
import { ofSite } from './faultsOfSite.ts';

/** A fault for each alarm of a stage; of each clock and each queue one, while all others go on. */
export function faultsOf(clocks: Iterable<string>, alarms: readonly TemplateAlarm[]): Fault[] {
  const stopped = [...clocks].map((name) => ({
    alarm: `${name}-clock`,
    broken: `The rule that calls ${name} is switched off`,
    world: () => ({ silent: [name] }),
  }));
  return [...ofProduct, ...ofSite, ...stopped, ...waitingFaults(alarms), ...ofAws];
}
