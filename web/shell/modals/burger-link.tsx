import { Icon, isIconName } from '#web/ui/icon.tsx';
import { pictureSource } from '#web/ui/picture-source.ts';
import { MenuLink } from '../menu-link.tsx';
import type { MenuItem } from '../shell-content.ts';

type BurgerLinkProps = { item: MenuItem; onClick: () => void };

/** A link of a menu beside its picture: an icon of the design, or an image of the operator. */
export const BurgerLink = ({ item: { title, link, image }, onClick }: BurgerLinkProps) => (
  <MenuLink link={link} onClick={onClick}>
    <span className="burger-menu__icon">{image && <ItemImage image={image} />}</span>
    {title}
  </MenuLink>
);

function ItemImage({ image }: { image: string }) {
  if (isIconName(image)) return <Icon name={image} />;
  return <img src={pictureSource(image, imageSize)} alt="" width={imageSize} height={imageSize} />;
}

const imageSize = 24;
