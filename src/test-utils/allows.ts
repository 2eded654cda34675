import type { JsonSchema } from '#tools/call/json-schema.ts';

interface Keywords {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
}

/** Reference implementation: whether a JSON Schema with the keywords that tools use allows a value. */
export function allows({ properties, required }: JsonSchema, input: unknown): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const given = new Map<string, unknown>(Object.entries(input));
  return (
    required.every((name) => given.has(name)) &&
    Array.from(given).every(([name, value]) => {
      if (!Object.hasOwn(properties, name)) return false;
      const { type, minimum = 0, maximum = 0, enum: choices }: Keywords = properties[name]!;
      if (choices) return choices.includes(value);
      if (type === 'string') return typeof value === 'string';
      // A number as text is a number (SPEC AGENT3).
      const isText = typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value);
      const number = isText ? Number(value) : value;
      return Number.isInteger(number) && Number(number) >= minimum && Number(number) <= maximum;
    })
  );
}
