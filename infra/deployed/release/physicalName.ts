interface NamedResource {
  Type: string;
  Properties?: Record<string, unknown>;
}

/** The names of these kinds may be there twice. */
const notUnique = new Set(['AWS::ApiGatewayV2::Api', 'AWS::IAM::Policy']);

/** Kinds that AWS takes once by what they connect. */
const connecting: Record<string, readonly string[]> = {
  'AWS::ApiGatewayV2::Route': ['RouteKey'],
  'AWS::Lambda::EventSourceMapping': ['EventSourceArn', 'FunctionName'],
};

/** The name that a template gives to a resource and that AWS takes once, as JSON; undefined where AWS makes one up. */
export function physicalName({ Type, Properties = {} }: NamedResource): string | undefined {
  if (notUnique.has(Type)) return undefined;
  const ends = connecting[Type];
  if (ends) return JSON.stringify(ends.map((key) => Properties[key]));
  const kind = Type.split('::').at(-1) ?? '';
  const name = nameIn(Properties, kind);
  return name === undefined ? undefined : JSON.stringify(name);
}

/** `Name`, or `AlarmName` of an alarm, here or one step further in; an identity of SES is its own name. */
function nameIn(properties: Record<string, unknown>, kind: string): unknown {
  const own = Object.keys(properties).find(
    (key) => key.endsWith('Name') && kind.endsWith(key.slice(0, -'Name'.length)),
  );
  if (own !== undefined) return properties[own];
  for (const inside of [properties[kind], properties[`${kind}Config`]]) {
    if (typeof inside === 'string') return inside;
    if (typeof inside === 'object' && inside !== null) return nameIn({ ...inside }, kind);
  }
  return undefined;
}
