import type * as v from 'valibot';
import { isOptional } from './input.ts';

/** The JSON Schema (2020-12) of a tool's input. */
export interface JsonSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/**
 * The JSON Schema of parameters. It knows the schemas that tools use; the tests compare it with
 * `@valibot/to-json-schema`, which is larger than all tools together. What JSON Schema cannot express is left out.
 */
export function jsonSchemaOf(fields: v.ObjectEntries): JsonSchema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, propertyOf(field)])),
    required: entries.flatMap(([name, field]) => (isOptional(field) ? [] : [name])),
    additionalProperties: false,
  };
}

/** A schema, or a step of its pipe. */
interface Step {
  readonly type: string;
  readonly pipe?: readonly Step[];
  readonly options?: readonly unknown[];
  readonly requirement?: unknown;
  readonly description?: string;
}

function propertyOf(field: v.GenericSchema): object {
  return keywordsOf(isOptional(field) ? field.wrapped : field);
}

function keywordsOf({ type, pipe, options, requirement, description }: Step): object {
  if (pipe) return Object.assign({}, ...pipe.map(keywordsOf));
  switch (type) {
    case 'string':
    case 'number':
    case 'integer':
      return { type };
    case 'picklist':
      return { enum: options, type: typeof options?.[0] };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'description':
      return { description };
    default:
      return {};
  }
}
