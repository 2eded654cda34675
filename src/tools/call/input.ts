import * as v from 'valibot';
import { ToolError } from './tool-error.ts';

/** The longest name of an unknown parameter that an error repeats, in characters. */
const MAX_NAME = 40;

/**
 * Validates the input of a tool by the schemas of its parameters. Throws a `ToolError` for the first error: the name of
 * the parameter, and the message of its schema. (A valibot object would accept a list, and a parameter named like a
 * property of every object.)
 */
export function parseInput<Fields extends v.ObjectEntries>(
  fields: Fields,
  input: unknown,
): v.InferOutput<v.ObjectSchema<Fields, undefined>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new ToolError('The input must be an object with the parameters.');
  const names = Object.keys(fields);
  const unknown = Object.keys(input).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new ToolError(
      `There is no parameter ${JSON.stringify(unknown.slice(0, MAX_NAME))}. ` +
        (names.length === 0 ? 'The tool has none.' : `The tool has ${names.join(', ')}.`),
    );
  const given = readKindly(fields, input);
  const missing = names.find((name) => !isOptional(fields[name]) && !Object.hasOwn(given, name));
  if (missing !== undefined) throw new ToolError(`The parameter ${missing} is missing.`);
  const { success, issues, output } = v.safeParse(v.object(fields), given, { abortEarly: true });
  if (!success) {
    const [{ path, message }] = issues;
    throw new ToolError(`${String(path?.[0].key)} ${message}.`);
  }
  return output;
}

/** Models write numbers as texts, and null or an empty text for what they leave out. */
function readKindly(fields: v.ObjectEntries, input: object): object {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(
    given.map(([name, value]: [string, unknown]) => {
      const field = fields[name];
      const schema = isOptional(field) ? field.wrapped : field;
      const isText = typeof value === 'string' && NUMBER.test(value);
      return [name, isText && isOfNumbers(schema) ? Number(value) : value];
    }),
  );
}

/** A number, or a choice of numbers such as the stars of a review. */
function isOfNumbers(schema: v.GenericSchema | undefined): boolean {
  const { options } = schema && 'options' in schema ? schema : {};
  return schema?.type === 'number' || (Array.isArray(options) && typeof options[0] === 'number');
}

const NUMBER = /^\s*-?\d+(?:\.\d+)?\s*$/;

export function isOptional(
  schema: v.GenericSchema | undefined,
): schema is v.OptionalSchema<v.GenericSchema, undefined> {
  return schema?.type === 'optional';
}
