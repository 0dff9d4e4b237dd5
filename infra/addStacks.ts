import { type App, Tags } from 'aws-cdk-lib';
import { ApiStack } from './api/ApiStack.ts';
import { OperationsStack } from './api/OperationsStack.ts';
import { CopiesStack } from './copies/CopiesStack.ts';
import { DataStack } from './data/DataStack.ts';
import { EventsStack } from './events/EventsStack.ts';
import { restCallers } from './events/restCallers.ts';
import { FirewallStack } from './firewall/FirewallStack.ts';
import type { EventUnit } from './functions/events.ts';
import type { OperationUnit } from './functions/operations.ts';
import { MailStack } from './mail/MailStack.ts';
import { type OperationsPart, operationsParts } from './openapi/capabilities.ts';
import { type SiteSettings, SiteStack } from './site/SiteStack.ts';
import { BudgetStack } from './watch/BudgetStack.ts';
import { EdgeWatchStack, isWatchedAtEdge } from './watch/EdgeWatchStack.ts';
import { WatchStack } from './watch/WatchStack.ts';

interface Settings extends Pick<SiteSettings, 'stage' | 'siteFolder'> {
  operations: readonly OperationUnit[];
  events: readonly EventUnit[];
  /** Folder of a function's bundle. */
  codeOf(name: string): string;
}

/**
 * The stacks of a stage. The stage is part of a stack's id, from which names are made that are unique in an account, such
 * as those of cache policies.
 */
export function addStacks(app: App, { stage, operations, events, codeOf, siteFolder }: Settings) {
  const data = new DataStack(app, stage);
  const { copies } = stage;
  // The vault is there before something is copied into it.
  if (copies) data.addStackDependency(new CopiesStack(app, { ...stage, copies }));
  const mail = new MailStack(app, stage);
  const api = new ApiStack(app, stage);
  const operationsOf = (part: OperationsPart) => operations.filter((each) => each.part === part);
  const parts = operationsParts.map((part) => {
    return new OperationsStack(app, { stage, data, codeOf, part, api: api.api, operations: operationsOf(part) });
  });
  const eventsStack = new EventsStack(app, {
    stage,
    data,
    events: events.filter(({ needs }) => !needs.opensSite),
    codeOf,
  });
  // Functions name its configuration set, which nothing that they import tells.
  for (const sending of [...parts, eventsStack]) sending.addStackDependency(mail);
  const { firewall: limits, monthlyBudget, alarmAddress } = stage;
  const firewall = limits ? new FirewallStack(app, { ...stage, firewall: limits }) : undefined;
  const site = new SiteStack(app, {
    stage,
    api: api.api,
    edgeKey: data.edgeKey,
    photos: data.photos,
    uploads: data.uploads,
    siteFolder,
    webAclArn: firewall?.webAclArn,
  });
  // The site calls operations, and asks functions for pages, from its first moment on.
  for (const part of parts) site.addStackDependency(part);
  const watch = new WatchStack(app, { stage, data, api: api.api, site, events, codeOf });
  const edgeWatch = isWatchedAtEdge(stage)
    ? new EdgeWatchStack(app, { stage, distributionId: site.distribution.distributionId })
    : undefined;
  if (monthlyBudget !== undefined && alarmAddress !== undefined) {
    new BudgetStack(app, { ...stage, monthlyBudget, alarmAddress });
  }
  restCallers(app, stage.writesRest === true);
  Tags.of(app).add('product', 'sarai');
  Tags.of(app).add('stage', stage.name);
  return { data, mail, api, parts, events: eventsStack, site, watch, edgeWatch, firewall };
}
