import { expect, test } from 'vitest';
import { loadFunctions } from '../../../infra/local/loadFunctions.ts';
import { resources, stacksOf } from '../../support/stacks.ts';

test("the local server's routes are the template's routes; it takes HEAD where it takes GET", async () => {
  const { api } = await stacksOf('dev');
  const deployed = resources('AWS::ApiGatewayV2::Route', api)
    .map(({ Properties }) => Properties.RouteKey)
    .filter((routeKey) => !routeKey.startsWith('HEAD '));
  const local = (await loadFunctions()).routes.map(({ routeKey }) => routeKey);
  expect(local.toSorted()).toEqual(deployed.toSorted());
});
