import { Illustration } from '#components/illustrations/Illustration.tsx';
import { productFromId } from '#domain/catalogue/generate.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { MessagePage } from '../messages/MessagePage.tsx';
import { ProductDetails } from './ProductDetails.tsx';

/** The page of a product of any catalogue; an unknown id shows `Product Not Found`. */
export function ProductPage({ id }: { readonly id: string }) {
  const product = productFromId(id, BASE_PATH);
  if (product) return <ProductDetails product={product} />;
  return (
    <MessagePage
      illustration={<Illustration picture="lantern" />}
      title="Product Not Found"
      text="This product has drifted out of reach. There are others worth a look."
    />
  );
}
