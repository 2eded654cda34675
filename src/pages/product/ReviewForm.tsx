import { useEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '#domain/catalogue/product.ts';
import { starsLabel } from '#domain/shown-reviews.ts';
import { DEFAULT_RATING, REVIEW_RATINGS, type ReviewContent } from '#domain/review.ts';
import { NO_DRAFT } from '#stores/reviews.ts';
import { useShop, useVisit } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import styles from './Reviews.module.css';

const FIELD_ID = 'review-text';
const HINT_ID = 'review-hint';

/** The form for a review. Submitting blank text moves the focus to the field and shows a hint (SPEC ITEM28). */
export function ReviewForm({ product }: { readonly product: Product }) {
  const { reviews, visit } = useShop();
  const draft = useVisit(({ drafts }) => drafts[product.id] ?? NO_DRAFT);
  const { text, rating } = draft;
  const write = (change: Partial<ReviewContent>) =>
    reviews.write(product.id, { ...draft, ...change });
  const [missing, setMissing] = useState(false);
  // Start over removes the hint too.
  useEffect(() => visit.subscribe((_, by) => by === 'start' && setMissing(false)), [visit]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const accepted = reviews.submit(product.id, draft);
    // Before the focus moves: screen readers read the field together with its hint.
    flushSync(() => setMissing(!accepted));
    if (!accepted) document.getElementById(FIELD_ID)?.focus();
  };

  return (
    <form className={styles.form} aria-label="Write a review" onSubmit={submit} noValidate>
      <h3 className={styles.formTitle}>Write a review</h3>
      <div className={styles.field}>
        <label htmlFor={FIELD_ID}>Your review</label>
        <textarea
          dir="auto"
          id={FIELD_ID}
          required
          aria-invalid={missing}
          aria-describedby={missing ? HINT_ID : undefined}
          value={text}
          onChange={(event) => {
            write({ text: event.currentTarget.value });
            setMissing(false);
          }}
        />
        {missing && (
          <p className={styles.missing} id={HINT_ID}>
            Write a few words first.
          </p>
        )}
      </div>
      <Select
        id="review-rating"
        label="Rating"
        value={String(rating)}
        options={REVIEW_RATINGS.map((stars) => ({
          value: String(stars),
          label: starsLabel(stars),
        }))}
        onChange={(value) =>
          write({
            rating: REVIEW_RATINGS.find((stars) => String(stars) === value) ?? DEFAULT_RATING,
          })
        }
      />
      <Button
        type="submit"
        // A double click or a held Enter would submit the emptied field and show the hint.
        once
      >
        Submit Review
      </Button>
    </form>
  );
}
