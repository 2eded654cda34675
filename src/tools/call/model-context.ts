/*
 * What the shop uses of WebMCP (https://webmachinelearning.github.io/webmcp/). Browsers before the draft of August 2026
 * ignore `consequentialHint` and pass no `options` (Chromium before 153).
 */

/** `document.modelContext`. It dispatches `toolactivated` after a tool has begun to run. */
export interface ModelContext extends EventTarget {
  /** Rejects when there is a tool of this name already. */
  registerTool(tool: ModelContextTool, options?: RegisterOptions): Promise<void>;
}

export interface ModelContextTool extends ToolText {
  /** A JSON Schema. The browser does not validate the input by it. */
  readonly inputSchema: object;
  readonly annotations: ToolAnnotations;
  /** Resolves to JSON. The browser keeps the message of a rejection from the agent. */
  readonly execute: (input: unknown, options?: ExecuteOptions) => Promise<unknown>;
}

/** What an agent, and the visitor, read of a tool. */
export interface ToolText {
  readonly name: string;
  /** For the visitor. */
  readonly title: string;
  /** For a model: what the tool does, and when to use it. */
  readonly description: string;
}

/** Hints for the agent; each is false when it is left out. */
export interface ToolAnnotations {
  /** Changes nothing. */
  readonly readOnlyHint?: boolean;
  /** The answer contains texts by others, which are no instructions. */
  readonly untrustedContentHint?: boolean;
  /** Has an effect that matters, such as a purchase. */
  readonly consequentialHint?: boolean;
}

interface RegisterOptions {
  /** Its abort removes the tool. */
  readonly signal?: AbortSignal;
}

interface ExecuteOptions {
  /** Aborted when the agent cancels the call. */
  readonly signal?: AbortSignal;
}

declare global {
  interface Document {
    /** Only in a browser with WebMCP. */
    readonly modelContext?: ModelContext;
  }
}
