import type { MouseEvent, ReactNode } from 'react';
import { useLocalPath } from '#web/context/visit.tsx';
import { Icon, isIconName } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { pictureSource } from '#web/ui/picture-source.ts';
import { MenuLink } from '../menu-link.tsx';
import type { MenuItem } from '../shell-content.ts';
import styles from './modals.module.css';
import { useOpener } from './use-opener.ts';

type BurgerLinkProps = { item: MenuItem; onClick: () => void };

/** A link of a menu beside its picture: an icon of the design, or an image of the operator. */
export function BurgerLink({ item: { title, link, image }, onClick }: BurgerLinkProps) {
  const content = (
    <>
      <span className={styles.burgerMenuIcon}>{image && <ItemImage image={image} />}</span>
      {title}
    </>
  );
  if (isDirections(link)) return <ToDirections onClick={onClick}>{content}</ToDirections>;
  return (
    <MenuLink link={link} onClick={onClick}>
      {content}
    </MenuLink>
  );
}

const isDirections = (link: string) => /^\/directions\/?$/.test(link);

/** The countries open over the page; without scripts they are a page. */
function ToDirections({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const toLocal = useLocalPath();
  const opener = useOpener('directions');
  const open = (event: MouseEvent) => {
    onClick();
    opener.onClick(event);
  };
  return (
    <Link to={toLocal('/directions')} {...opener} onClick={open}>
      {children}
    </Link>
  );
}

function ItemImage({ image }: { image: string }) {
  if (isIconName(image)) return <Icon name={image} />;
  return <img src={pictureSource(image, imageSize)} alt="" width={imageSize} height={imageSize} />;
}

const imageSize = 24;
