import { Link } from '#components/Link.tsx';
import styles from '#components/illustrations/Message.module.css';
import { Illustration } from '#components/illustrations/Illustration.tsx';
import { MoreProducts } from '#components/MoreProducts.tsx';
import { focusHeading } from '#router/focus.ts';
import { useShop } from '#stores/use-shop.ts';
import { buttonClass } from '#ui/Button.tsx';
import { AboutQuery } from './AboutQuery.tsx';

interface NoResultsProps {
  readonly text: string;
  readonly shown: boolean;
}

/**
 * Shown in place of the cards when there are no results: a status, and a link to all products. The status is always
 * rendered: screen readers announce only changes of an existing live region.
 */
export function NoResults({ text, shown }: NoResultsProps) {
  const { href } = useShop();
  return (
    <>
      <div className={shown ? styles.message : undefined}>
        {shown && <Illustration picture="lost" />}
        <div role="status">
          {shown && text === '' && <p className={styles.title}>No products found.</p>}
          {shown && text !== '' && (
            <>
              <p className={styles.title}>
                <AboutQuery words="No products found for" text={text} />
              </p>
              <p className={styles.text}>Try adjusting your search or filters</p>
            </>
          )}
        </div>
        {/* The page stays, but the link, which has the focus, is removed. */}
        {shown && (
          <Link className={buttonClass} href={href.products()} onClick={focusHeading}>
            Show all products
          </Link>
        )}
      </div>
      {shown && <MoreProducts />}
    </>
  );
}
