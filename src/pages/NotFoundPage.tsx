import { MessagePage } from '#components/MessagePage.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      screen="Page Not Found"
      drawing="boat"
      title="404 – Page Not Found"
      text="Sorry, we couldn't find what you were looking for."
    />
  );
}
