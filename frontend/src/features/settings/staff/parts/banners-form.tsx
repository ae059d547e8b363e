import { bannerCrop } from '../../../../ui/form/files/crop'
import { bannerNames, bannerPages } from '../site/banner-pages'
import { banners } from './banners'
import * as styles from './banners-form.module.css'
import { PartForm, type PartProps } from './part-form'
import { PictureField } from '../../../../staff/pictures/picture-field'

export const BannersForm = (props: PartProps) => (
  <PartForm {...props} rules={banners}>
    <div data-wide className={styles['pictures']}>
      <PictureField name="defaultBanner" label="Default banner" section="Gallery" crop={bannerCrop} />
      {bannerPages.map((page) => (
        <PictureField key={page} name={page} label={bannerNames[page]} section="Gallery" crop={bannerCrop} />
      ))}
      <PictureField name="eventPlaceholder" label="Events without an image" section="Gallery" />
    </div>
  </PartForm>
)
