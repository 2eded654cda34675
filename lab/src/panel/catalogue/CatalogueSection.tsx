import { useId, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Catalogue } from '#domain/catalogue/generate.ts';
import { MAX_SIZE } from '#domain/catalogue/product-id.ts';
import { formatParams, MAX_SEED, paramsOf } from '#domain/catalogue-params.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { randomSeed } from '#lib/random-seed.ts';
import { Button } from '#ui/Button.tsx';
import { catalogueUrl, invalidFields } from './catalogue-form.ts';
import { NumberField } from '../NumberField.tsx';
import { OutcomeStatus } from '../OutcomeStatus.tsx';
import type { LabProps } from '../lab-props.ts';
import styles from '../Section.module.css';
import { useOutcome } from '../use-outcome.ts';

/** Seed and size of the catalogue, and controls to show another one. */
export function CatalogueSection({ lab }: LabProps) {
  const { catalogue } = lab.shop;
  const current = { seed: String(catalogue.seed), size: String(catalogue.products.length) };
  const [typed, setTyped] = useState(current);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const { outcome, copy } = useOutcome();
  const seedHintId = useId();
  const sizeHintId = useId();

  const type = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change });
    setInvalid([]);
  };
  const show = (chosen: typeof typed) =>
    location.assign(catalogueUrl(chosen, lab.param(), location.href));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = invalidFields(typed);
    // Render the hint before the focus moves: a screen reader then reads it with the field.
    flushSync(() => setInvalid(wrong));
    if (wrong.length === 0) show(typed);
    else form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return (
    <>
      <form className={styles.form} aria-label="Show a catalogue" onSubmit={submit} noValidate>
        <NumberField
          label="Seed"
          value={typed.seed}
          hintId={invalid.includes('seed') ? seedHintId : null}
          onChange={(event) => type({ seed: event.currentTarget.value })}
        />
        <NumberField
          label="Size"
          value={typed.size}
          hintId={invalid.includes('size') ? sizeHintId : null}
          onChange={(event) => type({ size: event.currentTarget.value })}
        />
        <Button type="submit">Show</Button>
        {invalid.includes('seed') && (
          <p className={styles.hint} id={seedHintId}>
            Seed: a whole number from 0 to {MAX_SEED}
          </p>
        )}
        {invalid.includes('size') && (
          <p className={styles.hint} id={sizeHintId}>
            Size: a whole number from 1 to {MAX_SIZE}
          </p>
        )}
      </form>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          onClick={() => show({ ...current, seed: String(randomSeed()) })}
        >
          New random catalogue
        </Button>
        <Button variant="secondary" onClick={() => void copy(linkOf(catalogue), 'Link copied')}>
          Copy link
        </Button>
      </div>
      <OutcomeStatus outcome={outcome} />
    </>
  );
}

/** The URL of a catalogue's home page, without the lab. */
function linkOf(catalogue: Catalogue): string {
  return new URL(BASE_PATH + formatParams(paramsOf(catalogue)), location.origin).href;
}
