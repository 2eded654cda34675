import { toJsonSchema } from '@valibot/to-json-schema';
import type { InferOutput } from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import type { LabState } from '../lab-api.ts';
import { STATE } from './schema.ts';

test('[LAB13] lab/state.schema.json is the JSON Schema of what the shop reads', async () => {
  const { $schema, ...rules } = toJsonSchema(STATE, { target: 'draft-2020-12' });
  const schema = {
    $schema,
    title: 'State of a visit',
    description: 'What the lab of the shop exports and imports: see lab/rivulet.d.ts.',
    ...rules,
  };
  // `npx vitest run src/lab/state/schema.test.ts --update` writes it.
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    '../../../public/lab/state.schema.json',
  );
});

test('[LAB13] lab/rivulet.d.ts has the types of that schema', () => {
  expectTypeOf<InferOutput<typeof STATE>>().toExtend<LabState>();
  expectTypeOf<LabState>().toExtend<DeepReadonly<InferOutput<typeof STATE>>>();
});

type DeepReadonly<Type> = Type extends object
  ? { readonly [Key in keyof Type]: DeepReadonly<Type[Key]> }
  : Type;
