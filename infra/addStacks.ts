import { type App, Tags } from 'aws-cdk-lib';
import { type ApiSettings, ApiStack } from './ApiStack.ts';
import { BudgetStack } from './BudgetStack.ts';
import { DataStack } from './DataStack.ts';
import { EventsStack } from './EventsStack.ts';
import type { EventUnit } from './events.ts';
import { FirewallStack } from './FirewallStack.ts';
import { MailStack } from './MailStack.ts';
import { type SiteSettings, SiteStack } from './SiteStack.ts';
import type { Stage } from './stages/stage.ts';
import { WatchStack } from './WatchStack.ts';

type Settings = Pick<ApiSettings, 'stage' | 'operations' | 'codeOf'> &
  Pick<SiteSettings, 'siteFolder'> & { events: readonly EventUnit[] };

/**
 * The stacks of a stage. The stage is part of a stack's id, from which names are made that are unique in an account, such
 * as those of cache policies.
 */
export function addStacks(app: App, { stage, operations, events, codeOf, siteFolder }: Settings) {
  const data = new DataStack(app, stage);
  const mail = new MailStack(app, stage);
  const api = new ApiStack(app, { stage, data, operations, codeOf });
  const eventsStack = new EventsStack(app, { stage, data, events, codeOf });
  // Functions name its configuration set, which nothing that they import tells.
  for (const sending of [api, eventsStack]) sending.addStackDependency(mail);
  const firewall = addFirewall(app, stage);
  const site = new SiteStack(app, {
    stage,
    api: api.api,
    edgeKey: data.edgeKey,
    photos: data.photos,
    siteFolder,
    webAclArn: firewall?.webAclArn,
  });
  const watch = new WatchStack(app, { stage, data, api: api.api, events: events.map(({ name }) => name) });
  addBudget(app, stage);
  Tags.of(app).add('product', 'sarai');
  Tags.of(app).add('stage', stage.name);
  return { data, mail, api, events: eventsStack, site, watch, firewall };
}

function addFirewall(app: App, { firewall, ...stage }: Stage): FirewallStack | undefined {
  return firewall ? new FirewallStack(app, { ...stage, firewall }) : undefined;
}

function addBudget(app: App, { monthlyBudget, alarmAddress, ...stage }: Stage): void {
  if (monthlyBudget === undefined || alarmAddress === undefined) return;
  new BudgetStack(app, { ...stage, monthlyBudget, alarmAddress });
}
