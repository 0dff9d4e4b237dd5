import { type App, Tags } from 'aws-cdk-lib';
import { type ApiSettings, ApiStack } from './ApiStack.ts';
import { DataStack } from './DataStack.ts';
import { EventsStack } from './EventsStack.ts';
import type { EventUnit } from './events.ts';
import { type SiteSettings, SiteStack } from './SiteStack.ts';

type Settings = Pick<ApiSettings, 'stage' | 'operations' | 'codeOf'> &
  Pick<SiteSettings, 'siteFolder' | 'domain'> & { events: readonly EventUnit[] };

/**
 * The four stacks of a stage; the account and the region are those of whoever deploys. The stage is part of a stack's
 * id, from which names are made that are unique in an account, such as those of cache policies.
 */
export function addStacks(app: App, { stage, operations, events, codeOf, siteFolder, domain }: Settings) {
  // What one stack uses of another cannot be removed there first.
  app.node.setContext('@aws-cdk/core:defaultCrossStackReferences', 'strong');
  const data = new DataStack(app, stage);
  const api = new ApiStack(app, { stage, data, operations, codeOf, domain });
  const eventsStack = new EventsStack(app, { stage, data, events, codeOf, domain });
  const site = new SiteStack(app, {
    stage,
    api: api.api,
    edgeKey: api.edgeKey,
    photos: data.photos,
    siteFolder,
    domain,
  });
  Tags.of(app).add('product', 'sarai');
  Tags.of(app).add('stage', stage.name);
  return { data, api, events: eventsStack, site };
}
