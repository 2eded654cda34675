import styles from './Footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>
        Rivulet is a demo shop: nothing here is for sale, and nothing you do leaves your browser.
      </p>
    </footer>
  );
}
