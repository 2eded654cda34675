import { Link } from '#components/Link.tsx';
import { useShop } from '#stores/use-shop.ts';
import styles from './Breadcrumb.module.css';

export function Breadcrumb({ title }: { readonly title: string }) {
  const { href } = useShop();
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol>
        <li>
          <Link href={href.home()}>Home</Link>
        </li>
        <li>
          <Link href={href.products()}>Products</Link>
        </li>
        <li>
          <span aria-current="page" data-slot="title">
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
