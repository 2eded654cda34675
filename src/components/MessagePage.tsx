import { Link } from 'wouter';
import { useShop } from '#stores/use-shop.ts';
import styles from './MessagePage.module.css';
import { PageTitle } from './PageTitle.tsx';

interface MessagePageProps {
  readonly screen: string;
  readonly title: string;
  readonly text: string;
}

/** A page that has only something to say, and the way home. */
export function MessagePage({ screen, title, text }: MessagePageProps) {
  const { href } = useShop();
  return (
    <div className={styles.message}>
      <PageTitle screen={screen}>{title}</PageTitle>
      <p>{text}</p>
      <Link href={href.home()}>Go to Home</Link>
    </div>
  );
}
