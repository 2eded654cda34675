import { useId, useState, type FormEvent } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { DEFAULT_RATING, REVIEW_RATINGS, type ReviewRating } from '#domain/review.ts';
import { useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import styles from './Reviews.module.css';

/** The visitor's own review. A blank one is ignored: the draft stays, and the field gets the focus. */
export function ReviewForm({ product }: { readonly product: Product }) {
  const { reviews } = useShop();
  const [text, setText] = useState('');
  const [rating, setRating] = useState<ReviewRating>(DEFAULT_RATING);
  const fieldId = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!reviews.submit(product.id, text, rating)) {
      document.getElementById(fieldId)?.focus();
      return;
    }
    setText('');
    setRating(DEFAULT_RATING);
  };

  return (
    <form className={styles.form} aria-label="Write a review" onSubmit={submit} noValidate>
      <h3 className={styles.formTitle}>Write a review</h3>
      <div className={styles.field}>
        <label htmlFor={fieldId}>Your review</label>
        <textarea
          id={fieldId}
          required
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <Select
        label="Rating"
        value={String(rating)}
        options={REVIEW_RATINGS.map((stars) => ({
          value: String(stars),
          label: starsLabel(stars),
        }))}
        onChange={(value) =>
          setRating(REVIEW_RATINGS.find((stars) => String(stars) === value) ?? DEFAULT_RATING)
        }
      />
      <Button type="submit">Submit Review</Button>
    </form>
  );
}

function starsLabel(stars: ReviewRating): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}
