import type { ReactNode } from 'react';
import { useShop } from '#stores/use-shop.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Link } from 'wouter';
import styles from './MessagePage.module.css';
import { PageTitle } from '#components/PageTitle.tsx';

interface MessagePageProps {
  /** The page's part of the document's title. */
  readonly documentTitle: string;
  readonly illustration: ReactNode;
  readonly title: string;
  readonly text: string;
  /** A control above the link to the home page. */
  readonly action?: ReactNode;
}

/** A page with an illustration, a message and a link to the home page. */
export function MessagePage({
  documentTitle,
  illustration,
  title,
  text,
  action,
}: MessagePageProps) {
  const { href } = useShop();
  return (
    <div className={styles.message}>
      {illustration}
      <PageTitle documentTitle={documentTitle}>{title}</PageTitle>
      <p className={styles.text}>{text}</p>
      {action}
      <Link className={buttonClass} data-kind={action && 'quiet'} href={href.home()}>
        Go to Home
      </Link>
    </div>
  );
}
