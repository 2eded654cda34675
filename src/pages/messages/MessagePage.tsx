import type { ReactNode } from 'react';
import { useShop } from '#stores/use-shop.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Link } from 'wouter';
import styles from './MessagePage.module.css';
import { PageTitle } from '#components/PageTitle.tsx';

interface MessagePageProps {
  readonly screen: string;
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text: string;
  /** What is left to do but to go home. */
  readonly action?: ReactNode;
}

/** A page that has only something to say, and the way home. */
export function MessagePage({ screen, drawing, title, text, action }: MessagePageProps) {
  const { href } = useShop();
  return (
    <div className={styles.message}>
      {drawing}
      <PageTitle screen={screen}>{title}</PageTitle>
      <p className={styles.text}>{text}</p>
      {action}
      <Link className={buttonLook} data-kind={action && 'quiet'} href={href.home()}>
        Go to Home
      </Link>
    </div>
  );
}
