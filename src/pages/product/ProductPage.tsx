import { MessagePage } from '../messages/MessagePage.tsx';
import { BuoyIllustration } from '#components/illustrations/BuoyIllustration.tsx';
import { productFromId } from '#domain/catalogue/generate.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { ProductDetails } from './ProductDetails.tsx';

/** Any valid id has its product, also one of another catalogue than the visitor's. */
export function ProductPage({ id }: { readonly id: string }) {
  const product = productFromId(id, BASE_PATH);
  if (product) return <ProductDetails product={product} />;
  return (
    <MessagePage
      screen="Product Not Found"
      illustration={<BuoyIllustration />}
      title="Product Not Found"
      text="This product has drifted out of reach. There are others worth a look."
    />
  );
}
