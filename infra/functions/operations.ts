import { existsSync } from 'node:fs';
import type { Handler } from '../../functions/runtime/handlerOf.ts';
import type { Port } from '../../functions/runtime/ports.ts';
import type { Setting } from '../../functions/runtime/settings.ts';
import { api } from '../../shared/api.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import { capabilitiesOf } from '../openapi/capabilities.ts';

/** An endpoint and the function that answers it. */
export type OperationUnit = Awaited<ReturnType<typeof loadOperation>>;

/** Every operation of the API with its handler's ports and the stack that it belongs to. The import of a handler opens nothing. */
export function loadOperations(): Promise<OperationUnit[]> {
  return Promise.all(Object.entries<Endpoint>(api).map(([name, endpoint]) => loadOperation(name, endpoint)));
}

async function loadOperation(name: string, endpoint: Endpoint) {
  const source = new URL(`../../functions/handlers/${name}.ts`, import.meta.url);
  if (!existsSync(source)) throw new Error(`The operation "${name}" has no handler: functions/handlers/${name}.ts.`);
  const { handler }: { handler: Handler } = await import(source.href);
  if (handler.endpoint !== endpoint) throw new Error(`functions/handlers/${name}.ts implements another operation.`);
  const [capability] = capabilitiesOf(endpoint);
  if (!capability) throw new Error(`The operation "${name}" is of no capability: infra/openapi/capabilities.ts.`);
  const { part } = capability;
  return { name, endpoint, part, ports: Object.values(handler.ports), source: source.pathname };
}

/** The IAM actions that an operation performs, by resource, each once and in order. */
export function actionsByResource(ports: readonly Port[]): Map<Port['resource'], string[]> {
  const actions = new Map<Port['resource'], string[]>();
  for (const port of ports) {
    const known = actions.get(port.resource) ?? [];
    actions.set(port.resource, [...new Set([...known, ...port.actions])].sort());
  }
  return actions;
}

/** The settings that an operation's ports read, each once. */
export function settingsOf(ports: readonly Port[]): Setting[] {
  return [...new Set(ports.flatMap(({ settings = [] }) => settings))];
}

/** API Gateway's name of the route. */
export function routeKey({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

/**
 * Seconds after which the gateway stops waiting and answers 503. The function itself may run a second longer: were it
 * cut off first, the gateway would answer 500.
 */
export const routeTimeoutSeconds = 10;
