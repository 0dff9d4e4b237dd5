/** Values of a metric by the period in which they are, counted from a beginning; a period without a value is not there. */
export type Series = ReadonlyMap<number, number>;

type Value = number | Series;

/** Series in brackets, which `MAX` and the like make one of. */
type Operand = Value | readonly Value[];

/**
 * The series that an expression gives, as "Using metric math" (Amazon CloudWatch User Guide) says of what our alarms use: numbers,
 * names, `+ - * /`, comparisons, `AND`, `OR`, `IF`, `FILL`, and `MAX`, `MIN` and `SUM` of series in brackets. In arithmetic a missing value is 0 where the other series has one, a
 * division by zero drops the value, and what no series has is missing.
 * @throws Error where it uses something else, which nobody has shown to be evaluated rightly
 */
export function evaluateMath(expression: string, series: Readonly<Record<string, Series>>, periods: number): Series {
  const tokens = expression.match(/\d+(?:\.\d+)?|[A-Za-z_]\w*|[<>=!]=|[-+*/()<>,[\]]/g) ?? [];
  if (tokens.join('') !== expression.replaceAll(/\s/g, '')) throw new Error(`This is no metric math: ${expression}`);
  const value = new Parser(tokens, series, periods).whole();
  if (typeof value === 'number') throw new Error(`An alarm wants a series, and this is a number: ${expression}`);
  return value;
}

const levels: readonly (readonly string[])[] = [
  ['OR'],
  ['AND'],
  ['==', '!=', '<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/'],
];

const operators: Record<string, (one: number, other: number) => number> = {
  OR: (one, other) => Number(one !== 0 || other !== 0),
  AND: (one, other) => Number(one !== 0 && other !== 0),
  '==': (one, other) => Number(one === other),
  '!=': (one, other) => Number(one !== other),
  '<=': (one, other) => Number(one <= other),
  '>=': (one, other) => Number(one >= other),
  '<': (one, other) => Number(one < other),
  '>': (one, other) => Number(one > other),
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
};

class Parser {
  private at = 0;
  private readonly tokens: readonly string[];
  private readonly series: Readonly<Record<string, Series>>;
  private readonly periods: number;

  constructor(tokens: readonly string[], series: Readonly<Record<string, Series>>, periods: number) {
    this.tokens = tokens;
    this.series = series;
    this.periods = periods;
  }

  whole(): Value {
    const value = this.level(0);
    if (this.at < this.tokens.length) throw new Error(`Metric math ends before "${this.tokens[this.at]}".`);
    return value;
  }

  private level(depth: number): Value {
    const among = levels[depth];
    if (!among) return this.single();
    let left = this.level(depth + 1);
    for (let name = this.tokens[this.at]; name !== undefined && among.includes(name); name = this.tokens[this.at]) {
      this.at += 1;
      left = combine(left, this.level(depth + 1), operators[name] as (typeof operators)[string]);
    }
    return left;
  }

  private single(): Value {
    const token = this.take();
    if (token === '-') return combine(0, this.single(), (zero, other) => zero - other);
    if (token === '(') return this.closing(this.level(0));
    if (/^\d/.test(token)) return Number(token);
    const called = functions[token];
    if (called) return called(this.given(), this.periods);
    const series = this.series[token];
    if (!series) throw new Error(`Metric math of ours has no "${token}".`);
    return series;
  }

  private given(): Operand[] {
    this.expect('(');
    const given = [this.listed()];
    while (this.tokens[this.at] === ',') {
      this.at += 1;
      given.push(this.listed());
    }
    this.expect(')');
    return given;
  }

  private listed(): Operand {
    if (this.tokens[this.at] !== '[') return this.level(0);
    const list: Value[] = [];
    do {
      this.at += 1;
      list.push(this.level(0));
    } while (this.tokens[this.at] === ',');
    this.expect(']');
    return list;
  }

  private closing(value: Value): Value {
    this.expect(')');
    return value;
  }

  private expect(token: string): void {
    const found = this.take();
    if (found !== token) throw new Error(`Metric math has "${found}" where "${token}" belongs.`);
  }

  private take(): string {
    const token = this.tokens[this.at];
    this.at += 1;
    return token ?? '';
  }
}

/** A series or a number; a list is for those functions alone that make one of it. */
function single(given: Operand | undefined): Value {
  if (given === undefined || Array.isArray(given)) throw new Error('Metric math has a list where a series belongs.');
  return given as Value;
}

/** One series of several, by the values that there are at each moment. */
function together(pick: (values: readonly number[]) => number): MathFunction {
  return ([list]) => {
    if (!Array.isArray(list))
      throw new Error('Over time, a figure of one series depends on how much of it is looked at.');
    const all: Value[] = [...list];
    const periods = new Set(all.flatMap((value) => (typeof value === 'number' ? [] : [...value.keys()])));
    return new Map([...periods].map((each) => [each, pick(all.flatMap((value) => at(value, each) ?? []))] as const));
  };
}

type MathFunction = (given: readonly Operand[], periods: number) => Value;

const functions: Record<string, MathFunction> = {
  IF: ([condition, one, other]) => chosen(single(condition), single(one), other && single(other)),
  FILL: ([value, filler], periods) => filled(single(value), single(filler), periods),
  MAX: together((values) => Math.max(...values)),
  MIN: together((values) => Math.min(...values)),
  SUM: together((values) => values.reduce((sum, each) => sum + each, 0)),
};

const at = (value: Value, period: number) => (typeof value === 'number' ? value : value.get(period));

function combine(one: Value, other: Value, operate: (one: number, other: number) => number): Value {
  if (typeof one === 'number' && typeof other === 'number') return operate(one, other);
  const periods = new Set([one, other].flatMap((value) => (typeof value === 'number' ? [] : [...value.keys()])));
  const values = [...periods].map((each) => [each, operate(at(one, each) ?? 0, at(other, each) ?? 0)] as const);
  return new Map(values.filter(([, value]) => Number.isFinite(value)));
}

/** Of each value of the condition: a missing one of the first choice is 0, a missing one of the second is dropped. */
function chosen(condition: Value, one: Value, other: Value | undefined): Value {
  if (typeof condition === 'number') return condition === 0 ? (other ?? new Map()) : one;
  return new Map(
    [...condition].flatMap(([period, holds]) => {
      const value = holds === 0 ? other && at(other, period) : (at(one, period) ?? 0);
      return value === undefined ? [] : [[period, value] as const];
    }),
  );
}

function filled(value: Value, filler: Value, periods: number): Value {
  if (typeof value === 'number') return value;
  const all = Array.from(
    { length: periods },
    (_, period) => [period, value.get(period) ?? at(filler, period)] as const,
  );
  return new Map(all.flatMap(([period, each]) => (each === undefined ? [] : [[period, each] as const])));
}
