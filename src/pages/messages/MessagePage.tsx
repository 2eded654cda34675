import type { ReactNode } from 'react';
import { Link } from '#components/Link.tsx';
import { useShop } from '#stores/use-shop.ts';
import { MoreProducts } from '#components/MoreProducts.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { PageTitle } from '#components/PageTitle.tsx';
import styles from '#components/illustrations/Message.module.css';

interface MessagePageProps {
  readonly illustration: ReactNode;
  readonly title: string;
  /** The page's part of the document's title; by default `title`. */
  readonly documentTitle?: string;
  readonly text: string;
  /** A control above the link to the home page. */
  readonly action?: ReactNode;
}

/** A page with an illustration, a message and a link to the home page. */
export function MessagePage({
  illustration,
  title,
  documentTitle = title,
  text,
  action,
}: MessagePageProps) {
  const { href } = useShop();
  return (
    <>
      <div className={styles.message}>
        {illustration}
        <PageTitle documentTitle={documentTitle}>{title}</PageTitle>
        <p className={styles.text}>{text}</p>
        {action}
        <Link className={buttonClass} data-variant={action && 'secondary'} href={href.home()}>
          Go to Home
        </Link>
      </div>
      {!action && <MoreProducts />}
    </>
  );
}
