import type * as v from 'valibot';
import type { CartItems } from '#domain/cart/items.ts';
import type { Shop } from '#stores/shop.ts';
import type { ToolAnnotations, ToolText } from './model-context.ts';
import { parseInput } from './input.ts';

/** What a tool works with. */
export interface ToolContext {
  readonly shop: Shop;
  /** Resolves when the page at the URL, or another one, is shown completely. `go` navigates. */
  readonly show: (go: () => Promise<void>) => Promise<void>;
  /** Asks the visitor whether the agent may check out these items: see `createQuestions`. */
  readonly ask: (items: CartItems, signal: AbortSignal | undefined) => Promise<Outcome>;
  /** Aborted when the agent cancels the call. */
  readonly signal: AbortSignal | undefined;
}

/** How a question to the visitor ended: by an answer, or else by what made it pointless. */
export type Outcome =
  'allowed' | 'refused' | 'aborted' | 'left' | 'changed' | 'reset' | 'stopped' | 'busy';

/** An action of the shop that an agent can call (SPEC AGENT). */
export interface Tool extends ToolText {
  readonly annotations: ToolAnnotations;
  /** The parameters, by name. */
  readonly fields: v.ObjectEntries;
  /** Resolves to the answer, as JSON. Rejects with a `ToolError`, and changes nothing, for an input that is invalid. */
  readonly call: (input: unknown, context: ToolContext) => Promise<object>;
}

interface ToolDefinition<Fields extends v.ObjectEntries> extends ToolText {
  readonly annotations?: ToolAnnotations;
  readonly fields: Fields;
  readonly run: (
    input: v.InferOutput<v.ObjectSchema<Fields, undefined>>,
    context: ToolContext,
  ) => object | Promise<object>;
}

/** A tool whose `run` gets the input only when the schemas of its fields have validated it. */
export function defineTool<Fields extends v.ObjectEntries>({
  run,
  annotations = {},
  ...tool
}: ToolDefinition<Fields>): Tool {
  return {
    ...tool,
    annotations,
    call: async (input, context) => run(parseInput(tool.fields, input), context),
  };
}
